/** The name a file had, for people only: no folder, no control or direction character, at most 120 characters with its ending. `'..\\a/b.pdf'` → `'b.pdf'`. */
export function fileNameForPeople(name: string): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}"<>|:*?]/gu, '')
    .trim()
    .replace(/^\.+$/, '')
  const ending = /\.[\w-]{1,10}$/.exec(plain)?.[0] ?? ''
  return plain.slice(0, plain.length - ending.length).slice(0, 120 - ending.length) + ending
}
