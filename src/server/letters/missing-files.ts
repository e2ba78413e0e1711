import { html } from 'hono/html'
import type { Mail } from '#server/adapters/mail/carrier.ts'

/** What a letter says that leaves without files that are lost, under its title: 'Absent de cet e-mail : plan.pdf…'. */
export function tellMissingFiles(
  { text, html: page }: Pick<Mail, 'text' | 'html'>,
  names: readonly string[],
): Pick<Mail, 'text' | 'html'> {
  if (names.length === 0) return { text, html: page }
  const note = `Absent de cet e-mail : ${names.join(', ')}. La pièce jointe n’est plus dans notre stockage.`
  const paragraph = String(html`<p style="margin:0 0 16px"><b>${note}</b></p>`)
  const title = page.indexOf(titleEnd)
  const at = title < 0 ? 0 : title + titleEnd.length
  return { text: `${note}\n\n${text}`, html: page.slice(0, at) + paragraph + page.slice(at) }
}

const titleEnd = '</h1>'
