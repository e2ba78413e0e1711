import { html } from 'hono/html'
import { company } from '#content/company.ts'

/** A piece of a letter. Everything in it is plain text, whoever wrote it. */
export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }

/** A letter in both its shapes, in the look of the site; styles are inline, for mail programs read nothing else. */
export function renderLetter(title: string, parts: readonly LetterPart[]): { readonly text: string; readonly html: string } {
  const page = html`<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;background:${plaster};color:${ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="height:8px;background:${orange};background-image:repeating-linear-gradient(135deg,${orange} 0 12px,${ink} 12px 24px)"></div>
<div style="background:#ffffff;border:1px solid ${line};border-top:0;padding:24px">
<p style="margin:0;font-weight:700;letter-spacing:-0.02em">${company.brand}</p>
<h1 style="margin:8px 0 16px;font-size:24px;line-height:1.2;letter-spacing:-0.03em">${title}</h1>
${parts.map(partInHtml)}
</div>
<p style="margin:16px 0 0;font-size:14px;color:${soft}">${signature}</p>
</div>
</body>
</html>
`
  return { text: [title, ...parts.map(partInText), `-- \n${signature}`].join('\n\n') + '\n', html: String(page) }
}

const [plaster, ink, soft, line, orange] = ['#faf7f1', '#111b2b', '#4c5666', '#dedad2', '#fe821e']
const signature = `${company.brand} · ${company.email} · ${company.phone}`

function partInHtml(part: LetterPart) {
  switch (part.kind) {
    case 'text':
      return html`<p style="margin:0 0 16px">${part.text}</p>`
    case 'facts':
      return html`<table style="width:100%;border-collapse:collapse;margin:0 0 16px">${part.rows.map(
        ([label, value]) =>
          html`<tr><th scope="row" style="padding:8px 16px 8px 0;border-top:1px dashed ${line};text-align:left;vertical-align:top;font-weight:400;color:${soft}">${label}</th><td style="padding:8px 0;border-top:1px dashed ${line};overflow-wrap:anywhere">${value}</td></tr>`,
      )}</table>`
    case 'quote':
      return html`<blockquote style="margin:0 0 16px;padding:8px 16px;border-left:4px solid ${orange};white-space:pre-wrap;overflow-wrap:anywhere">${part.text}</blockquote>`
    case 'link':
      return html`<p style="margin:0 0 16px"><a href="${part.href}" style="display:inline-block;padding:12px 20px;background:${orange};color:${ink};font-weight:700;text-decoration:none">${part.label}</a></p>`
  }
}

function partInText(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'facts':
      return part.rows.map(([label, value]) => `${label} : ${value}`).join('\n')
    case 'quote':
      return part.text.split(/\r\n|\r|\n/).map((row) => `> ${row}`).join('\n')
    case 'link':
      return `${part.label} : ${part.href}`
  }
}
