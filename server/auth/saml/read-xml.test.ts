import { describe, expect, test } from 'vitest';
import { processorMsOf } from '#tests/support/processor-time.ts';
import { parseXml, textOf } from './read-xml.ts';

const strict = { strict: true };

test('decodes the predefined entities and character references of XML', async () => {
  const root = await parseXml('<a>&lt;&amp;&gt;&quot;&apos;&#65;&#x1F35E;</a>', strict);
  expect(textOf(root)).toBe('<&>"\'A\u{1F35E}');
});

describe('strict parsing of XML from any client', () => {
  test.each([
    ['an undeclared entity', '<a>&who;</a>', /entity/],
    ['a bare ampersand', '<a>&</a>', /entity/],
    ['a character reference outside Unicode', '<a>&#99999999;</a>', /entity/],
    ['thousands of entities', `<a>${'&x;'.repeat(80_000)}</a>`, /entity/],
    ['attributes without values', `<a ${'b '.repeat(100_000)}/>`, /well-formed/],
    ['a tag inside an attribute value', '<a b="<c>"/>', /well-formed/],
    ['a tag with 250,000 spaces', `<a ${' '.repeat(250_000)}`, /well-formed/],
    ['thousands of elements', `<a>${'<b/>'.repeat(2_000)}</a>`, /too large/],
  ])('rejects %s before parsing', async (_name, xml, reason) => {
    const refuse = () => expect(parseXml(xml, strict)).rejects.toThrow(reason);
    expect(await processorMsOf(refuse)).toBeLessThan(500);
  });

  test('parses tags in every form that XML allows', async () => {
    const xml = `<a\n b = "1>2"\tc:d='"' xmlns:c="c" ><e /><c:f></c:f\n></a >`;
    const root = await parseXml(xml, strict);
    expect(root.getAttribute('b')).toBe('1>2');
    expect(root.childNodes.length).toBe(2);
  });

  test('accepts a list of 1500 elements', async () => {
    const list = await parseXml(`<a>${'<b c="d">e</b>'.repeat(1_500)}</a>`, strict);
    expect(list.childNodes.length).toBe(1_500);
  });
});
