import { type SelectorComponent, transform } from 'lightningcss'

/**
 * Of some styles what an inert drawing needs: '.a{…}.b{…}a:hover{…}' and '<p class="a">' → '.a{…}'. `later`: attributes
 * a script sets. Without motion or our stand-in font, which are slow.
 */
export function usedStyles(css: string, html: string, later: readonly string[]): string {
  const classes = new Set(Array.from(html.matchAll(/\bclass="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat())
  const elements = new Set([
    'html',
    'body',
    ...Array.from(html.matchAll(/<([a-z]\w*)/gi), ([, name = '']) => name.toLowerCase()),
  ])
  const attributes = new Set([
    ...later,
    ...Array.from(html.matchAll(/[\s"]([a-z-]+)(?==|[\s>])/g), ([, name = '']) => name),
  ])
  const isUsed = (part: SelectorComponent): boolean => {
    if (part.type === 'class') return classes.has(part.name)
    if (part.type === 'type') return elements.has(part.name)
    if (part.type === 'attribute') return attributes.has(part.name)
    if (part.type === 'pseudo-class') return !touched.has(part.kind)
    return part.type !== 'pseudo-element' || part.kind !== 'selection'
  }
  const { code } = transform({
    filename: 'first-paint.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some((selector) => selector.every(isUsed)) ? undefined : []),
      },
    },
  })
  return slow.reduce((text, [pattern, quick]) => text.replaceAll(pattern, quick), Buffer.from(code).toString('utf8'))
}

const touched: ReadonlySet<string> = new Set([
  'active',
  'disabled',
  'focus',
  'focus-visible',
  'focus-within',
  'hover',
  'open',
  'popover-open',
])

const slow: readonly (readonly [RegExp, string])[] = [
  [/@font-face\{[^}]*local\([^}]*\}/g, ''],
  [/"Bricolage fallback"[^;}]*/g, 'Arial,sans-serif'],
  [/@keyframes [\w-]+\{(?:[^{}]*\{[^}]*\})*\}/g, ''],
  [/(?<=[{;])animation:[^;}]*(?:;|(?=\}))/g, ''],
]
