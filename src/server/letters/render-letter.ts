import { html } from 'hono/html'
import { company, initialOf, isBuiltBrand } from '#content/company.ts'
import { frenchSpaces } from '#rules/text/french-spaces.ts'
import { typedLine, typedLines } from '#rules/text/typed-text.ts'

type Rows = readonly (readonly [label: string, value: string])[]

/**
 * A piece of a letter, all plain text: `facts`, `route` and `quote` may be typed by a visitor; `text`, `figures`,
 * `total`, `code` and `link` are ours. `enclosed` says what goes along.
 */
export type LetterPart =
  | { readonly kind: 'text' | 'enclosed'; readonly text: string }
  | { readonly kind: 'facts' | 'figures'; readonly rows: Rows }
  | { readonly kind: 'route'; readonly pickup: string; readonly delivery: string }
  | { readonly kind: 'total'; readonly label: string; readonly value: string }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }

/** A letter in both its shapes, in the look of the site; styles are inline, for mail programs read nothing else. */
export function renderLetter(
  title: string,
  typed: readonly LetterPart[],
): { readonly text: string; readonly html: string } {
  const parts = typed.map(plain)
  const page = html`<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${title}</title></head>
<body style="margin:0;background:${plaster};color:${ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="height:8px;background:${orange};background-image:repeating-linear-gradient(135deg,${orange} 0 12px,${ink} 12px 24px)"></div>
<div style="background:#ffffff;border:1px solid ${line};border-top:0;padding:24px">
<p style="margin:0;font-size:20px;line-height:36px;font-weight:700;letter-spacing:-0.03em">${tile}${company.brand}</p>
<h1 style="margin:16px 0;font-size:24px;line-height:1.2;letter-spacing:-0.03em">${whole(title)}</h1>
${joined(parts.map(bound)).map(partInHtml)}
</div>
<p style="margin:16px 0 0;font-size:14px;color:${soft}">${signature}</p>
</div>
</body>
</html>
`
  return { text: [title, ...parts.map(partInText), `-- \n${signature}`].join('\n\n') + '\n', html: String(page) }
}

const [plaster, kraft, ink, soft, line, orange] = ['#faf7f1', '#f3efe8', '#111b2b', '#4c5666', '#dedad2', '#fe821e']
const dots = `background:radial-gradient(circle,${soft} 1.5px,transparent 2px) 50% 0/4px 8px repeat-y`
/** The mark of the app, its roof over its parcel; of another company its first letter. */
const [sign, parcel] = isBuiltBrand
  ? ['Λ', `linear-gradient(${orange},${orange}) 50% 19px/8px 8px no-repeat`]
  : [initialOf(company.brand), '']
const tile = html`<span aria-hidden="true" style="display:inline-block;width:36px;height:36px;margin:0 10px 0 0;border-radius:10px;background:${ink} ${parcel};color:#ffffff;font-size:28px;font-weight:500;line-height:34px;letter-spacing:0;text-align:center;vertical-align:top">${sign}</span>`
const signature = `${company.brand} · ${company.email} · ${company.phone.replaceAll(' ', '\u00A0')}`

/** Our own words: no line parts what belongs together. */
function whole(text: string): string {
  return frenchSpaces(text).replaceAll(/\be-mail/g, 'e\u2011mail')
}

/** Our own figures keep to their units; what somebody typed stays as it is. */
function bound(part: LetterPart): LetterPart {
  return part.kind === 'figures'
    ? { ...part, rows: part.rows.map(([label, value]) => [label, frenchSpaces(value)] as const) }
    : part
}

/** Rows that follow each other are one table. */
function joined(parts: readonly LetterPart[]): LetterPart[] {
  return parts.reduce<LetterPart[]>((before, part) => {
    const last = before.at(-1)
    return last && 'rows' in last && 'rows' in part
      ? [...before.slice(0, -1), { ...last, rows: [...last.rows, ...part.rows] }]
      : [...before, part]
  }, [])
}

/** A piece whose lines are where we put them: what is stored from before they were checked makes none of its own. */
function plain(part: LetterPart): LetterPart {
  switch (part.kind) {
    case 'facts':
      return { ...part, rows: part.rows.map(([label, value]) => [label, typedLine(value)] as const) }
    case 'route':
      return { ...part, pickup: typedLine(part.pickup), delivery: typedLine(part.delivery) }
    case 'quote':
      return { ...part, text: typedLines(part.text) }
    default:
      return part
  }
}

function partInHtml(part: LetterPart) {
  switch (part.kind) {
    case 'text':
    case 'enclosed':
      return html`<p style="margin:0 0 16px">${whole(part.text)}</p>`
    case 'facts':
    case 'figures':
      return html`<dl style="margin:0 0 16px">${part.rows.map(
        ([label, value]) =>
          html`<div style="display:flex;flex-wrap:wrap;padding:8px 0;border-top:1px dashed ${line}"><dt style="flex:1 1 9em;color:${soft}">${frenchSpaces(label)}</dt><dd style="flex:2 1 15em;min-width:0;margin:0;overflow-wrap:anywhere">${value}</dd></div>`,
      )}</dl>`
    case 'route':
      return html`<table style="width:100%;border-collapse:collapse;margin:0 0 8px">${stop('A', `border:2px solid ${ink};border-radius:50%`, 'Retrait', part.pickup, dots)}${stop('B', `border:2px solid ${orange};border-radius:8px`, 'Livraison', part.delivery)}</table>`
    case 'total':
      return html`<table style="width:100%;border-collapse:collapse;margin:0 0 16px;background:${kraft};border-top:2px dashed ${line}"><tr><th scope="row" style="padding:12px 16px;text-align:left">${part.label}</th><td style="padding:12px 16px;text-align:right;font-size:26px;font-weight:700;letter-spacing:-0.03em;white-space:nowrap">${part.value}</td></tr></table>`
    case 'code':
      return html`<p style="margin:0 0 16px;padding:12px 16px;background:${kraft};border-top:2px dashed ${line}">${part.label}\u00A0: <b style="font-size:26px;letter-spacing:0.12em;white-space:nowrap">${part.code}</b></p>`
    case 'quote':
      return html`<blockquote style="margin:0 0 16px;padding:8px 16px;border-left:4px solid ${orange};white-space:pre-wrap;overflow-wrap:anywhere">${part.text}</blockquote>`
    case 'link':
      return html`<p style="margin:0 0 16px"><a href="${part.href}" style="display:block;padding:14px 20px;border-radius:14px;background:${orange};color:${ink};font-weight:700;text-align:center;text-decoration:none">${part.label}</a></p>`
  }
}

/** An end of the route: its letter in its mark, then its name above its address, which keeps its town to its code. */
function stop(letter: string, mark: string, label: string, address: string, under = '') {
  return html`<tr><td style="width:32px;padding:0;vertical-align:top;${under}"><div style="width:28px;height:28px;line-height:28px;text-align:center;font-size:14px;font-weight:700;${mark};background-color:${under ? '#ffffff' : orange}">${letter}</div></td><td style="padding:0 0 16px 12px;overflow-wrap:anywhere"><span style="font-size:14px;color:${soft}">${label}</span><br><b>${address.replaceAll(/(?<=\b\d{5}) /g, '\u00A0')}</b></td></tr>`
}

function partInText(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
    case 'enclosed':
      return part.text
    case 'facts':
    case 'figures':
      return part.rows.map(([label, value]) => `${label} : ${value}`).join('\n')
    case 'route':
      return `Retrait : ${part.pickup}\nLivraison : ${part.delivery}`
    case 'total':
      return `${part.label} : ${part.value}`
    case 'code':
      return `${part.label} : ${part.code}`
    case 'quote':
      return part.text
        .split('\n')
        .map((row) => `> ${row}`)
        .join('\n')
    case 'link':
      return `${part.label} : ${part.href}`
  }
}
