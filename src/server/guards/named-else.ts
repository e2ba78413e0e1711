/** Whether an Origin header names a page that is of none of these hosts. A page may hide its name: 'null', as none at all, names nobody. */
export function isNamedElse(origin = 'null', hosts: readonly string[]): boolean {
  return origin !== 'null' && !(URL.canParse(origin) && hosts.includes(new URL(origin).host))
}
