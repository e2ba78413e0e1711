import { transform } from 'lightningcss'

/** Of some styles what a document has a class for: '.a{…}.b{…}' and '<p class="a">' → '.a{…}'. */
export function usedStyles(css: string, html: string): string {
  const used = new Set(Array.from(html.matchAll(/\bclass="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat())
  const named = new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name))
  const { code } = transform({ filename: 'first-paint.css', code: Buffer.from(css), minify: true, unusedSymbols: [...named].filter((name) => !used.has(name)) })
  return Buffer.from(code).toString('utf8')
}
