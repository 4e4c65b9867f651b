import { html, raw } from 'hono/html';
import type { MailMessage } from '../carrier.ts';

/** The content of an email. All texts are plain; the layout escapes them. */
export type Letter = {
  subject: string;
  /** The preview line that mail clients show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** Six digits. The code comes before the button: on a phone it is the shorter way, and the waiting screen has a field for it. */
  code?: string;
  action?: { label: string; link: string };
  /** Small print under the action. */
  footnote: string;
};

const serif = `'Brygada 1918', 'Iowan Old Style', Palatino, Georgia, serif`;
const sans = `'Radio Canada', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif`;

// Colours are inline as well, because some mail clients drop <style>. This block only adds the dark theme.
const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #19130f !important; } .sheet { background: #251c17 !important; border-color: #3a2f28 !important; }
  .ink { color: #f0ece6 !important; } .soft { color: #c1b9b0 !important; }
  .action { background: #f97316 !important; color: #291d17 !important; } .code { background: #34251b !important; color: #f0ece6 !important; }
}`;

/** @param isSecond true when the email also has a code that does the same */
function actionBlock(action: { label: string; link: string }, isSecond: boolean) {
  return html`${isSecond ? html`<p class="soft" style="margin:24px 0 0;color:#5d4e44;font:400 15px/1.6 ${raw(sans)}">Or tap this button:</p>` : ''}
<p style="margin:${isSecond ? '12px' : '28px'} 0 8px"><a class="action" href="${action.link}" style="display:inline-block;padding:14px 26px;border-radius:14px;background:#c84d04;color:#ffffff;font:600 16px/1.2 ${raw(sans)};text-decoration:none">${action.label}</a></p>`;
}

function codeBlock(code: string) {
  return html`<p class="code" style="margin:12px 0 0;padding:14px 20px;display:inline-block;border-radius:10px;background:#f8ebd7;color:#291d17;font:600 30px/1.1 ${raw(serif)};letter-spacing:6px">${code}</p>`;
}

function letterAsHtml(letter: Letter): string {
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${letter.subject}</title><style>${raw(darkStyle)}</style></head>
<body class="page" style="margin:0;padding:0;background:#fcf9f4">
<div style="display:none;max-height:0;overflow:hidden">${letter.preview}</div>
<div class="page" style="background:#fcf9f4;padding:32px 16px">
<div class="sheet" style="max-width:560px;margin:0 auto;background:#fffefd;border:1px solid #ece6dc;border-radius:20px;padding:32px 28px">
<p class="ink" style="margin:0;color:#291d17;font:600 20px/1.2 ${raw(serif)}">Saffron Table</p>
<div style="margin:14px 0 26px;height:2px;border-top:3px solid #f97316;border-bottom:1px solid #f97316"></div>
<h1 class="ink" style="margin:0 0 14px;color:#291d17;font:600 30px/1.15 ${raw(serif)}">${letter.heading}</h1>
${letter.paragraphs.map((paragraph) => html`<p class="ink" style="margin:0 0 12px;color:#291d17;font:400 16px/1.6 ${raw(sans)}">${paragraph}</p>`)}
${letter.code ? codeBlock(letter.code) : ''}
${letter.action ? actionBlock(letter.action, letter.code !== undefined) : ''}
<p class="soft" style="margin:28px 0 0;color:#5d4e44;font:400 14px/1.6 ${raw(sans)}">${letter.footnote}</p>
</div></div></body></html>`);
}

function letterAsText(letter: Letter): string {
  const lines = [letter.heading, ...letter.paragraphs];
  if (letter.code) lines.push(`Code: ${letter.code}`);
  if (letter.action) {
    const { label, link } = letter.action;
    lines.push(`${letter.code ? 'Or open this link' : label}:\n${link}`);
  }
  return `${[...lines, letter.footnote, 'Saffron Table'].join('\n\n')}\n`;
}

/** Renders a letter with the common layout, as HTML and as plain text. */
export function writeLetter(to: string, letter: Letter): MailMessage {
  return { to, subject: letter.subject, text: letterAsText(letter), html: letterAsHtml(letter) };
}

/** Returns a duration in words, such as "1 hour" or "15 minutes". Rounds down. */
export function durationInWords(seconds: number): string {
  const [amount, unit] = seconds >= 3600 ? [seconds / 3600, 'hour'] : [seconds / 60, 'minute'];
  const rounded = Math.floor(amount);
  return `${rounded} ${unit}${rounded === 1 ? '' : 's'}`;
}
