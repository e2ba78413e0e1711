/** Ties French spaced marks to the words beside them: WebKit, unlike Chromium, would begin a line with them. */
export function bindSpaces(html: string): string {
  return html.replaceAll(/>[^<]+</g, (text) => text.replaceAll(/ (?=[:;!?%»])|(?<=«) /g, '\u00a0'))
}
