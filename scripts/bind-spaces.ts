/** Ties the marks that French sets off by a space to the words beside them, in the text of a document: Chromium does so by itself, WebKit begins a line with them. */
export function bindSpaces(html: string): string {
  return html.replaceAll(/>[^<]+</g, (text) => text.replaceAll(/ (?=[:;!?%»])|(?<=«) /g, '\u00a0'))
}
