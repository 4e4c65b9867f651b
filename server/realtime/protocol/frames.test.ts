import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBroadcastFrame, readFrame, readVersion, writeFrame } from './frames.ts';

const frame = { joinRef: '1', ref: '2', topic: 'realtime:a', event: 'phx_join', payload: { b: 1 } };

describe('readVersion', () => {
  test.each([
    [null, '1.0.0'],
    ['1.0.0', '1.0.0'],
    ['2.0.0', '2.0.0'],
    ['3.0.0', undefined],
    ['', undefined],
  ])('vsn %s: %s', (given, version) => {
    expect(readVersion(given)).toBe(version);
  });
});

describe('readFrame', () => {
  test('reads an array in 2.0.0', () => {
    expect(readFrame('["1","2","realtime:a","phx_join",{"b":1}]', '2.0.0')).toEqual(frame);
  });

  test('reads an object in 1.0.0, with an optional join ref', () => {
    const text = '{"topic":"realtime:a","event":"phx_join","payload":{"b":1},"ref":"2"}';
    expect(readFrame(text, '1.0.0')).toEqual({ ...frame, joinRef: null });
  });

  test('keeps a numeric ref as a number', () => {
    expect(readFrame('[null,7,"phoenix","heartbeat",{}]', '2.0.0')).toMatchObject({ ref: 7 });
  });

  test.each([
    '',
    'null',
    '7',
    '"text"',
    '[]',
    '[1,2,3,4]',
    '[null,"1","topic","event",{},"more"]',
    '[{},"1","topic","event",{}]',
    '[null,true,"topic","event",{}]',
    '[null,"1",2,"event",{}]',
    '[null,"1","topic",null,{}]',
    `[null,"${'x'.repeat(65)}","topic","event",{}]`,
    '{"topic":"realtime:a","event":"phx_join","payload":{},"ref":"2"}',
    '[null,"1","topic","event",{}',
  ])('%s is not a frame of 2.0.0', (text) => {
    expect(readFrame(text, '2.0.0')).toBeUndefined();
  });

  test.each(['[null,"2","realtime:a","phx_join",{}]', '{"topic":"a"}', '{"topic":"a","event":1}'])(
    '%s is not a frame of 1.0.0',
    (text) => {
      expect(readFrame(text, '1.0.0')).toBeUndefined();
    },
  );

  test('reads a frame with 60,000 levels of nesting', () => {
    const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
    const read = readFrame(`[null,"1","phoenix","heartbeat",${deep}]`, '2.0.0');
    expect(read?.event).toBe('heartbeat');
  });

  test('never throws on any text', () => {
    const sent = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.array(fc.jsonValue()).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(sent, (text) => {
        for (const version of ['1.0.0', '2.0.0'] as const) {
          const read = readFrame(text, version);
          if (read) expect(typeof read.topic).toBe('string');
        }
      }),
    );
  });
});

describe('readBroadcastFrame', () => {
  /** As the official client writes it. */
  function written(joinRef: string, ref: string, topic: string, kind = 3): Buffer {
    const parts = [joinRef, ref, topic, 'event', '{"persist":true}'].map((text) =>
      Buffer.from(text),
    );
    const lengths = parts.map((part) => part.length);
    return Buffer.concat([Buffer.from([kind, ...lengths, 1]), ...parts, Buffer.from('{"b":1}')]);
  }

  test('reads the refs and the topic', () => {
    const frameOf = { event: 'broadcast', payload: null };
    expect(readBroadcastFrame(written('1', '22', 'realtime:küche'))).toEqual({
      ...frameOf,
      joinRef: '1',
      ref: '22',
      topic: 'realtime:küche',
    });
    expect(readBroadcastFrame(written('', '', 'a'))).toEqual({
      ...frameOf,
      joinRef: null,
      ref: null,
      topic: 'a',
    });
  });

  test.each<[string, Buffer]>([
    ['of another frame type', written('1', '2', 'a', 4)],
    ['without a complete header', Buffer.from([3, 0, 0, 0, 0, 0])],
    ['that ends before its topic', written('1', '2', 'realtime:a').subarray(0, 15)],
    ['with a ref that is too long', written('1', 'x'.repeat(65), 'a')],
  ])('returns undefined for a frame %s', (_what, bytes) => {
    expect(readBroadcastFrame(bytes)).toBeUndefined();
  });

  test('never throws on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const read = readBroadcastFrame(Buffer.from([3, ...bytes]));
        if (read) expect(read.event).toBe('broadcast');
      }),
    );
  });
});

describe('writeFrame', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 60 });
  const refs = fc.option(fc.oneof(texts, fc.integer()));

  test.each(['1.0.0', '2.0.0'] as const)('a frame of %s is read back unchanged', (version) => {
    fc.assert(
      fc.property(
        refs,
        refs,
        texts,
        texts,
        fc.jsonValue(),
        (joinRef, ref, topic, event, payload) => {
          const written = writeFrame(
            version,
            { joinRef, ref, topic, event },
            JSON.stringify(payload),
          );
          expect(readFrame(written, version)).toEqual({
            joinRef,
            ref,
            topic,
            event,
            payload: JSON.parse(JSON.stringify(payload)),
          });
        },
      ),
    );
  });
});
