import { documentHead, escaped } from '#content/document-head.ts'
import type { PublicPage } from '#content/public-pages.ts'
import { providerMeta } from './provider-mark.ts'

/**
 * The script that hydrates the page or one island of it, when reached for, then the files it imports. An island's are
 * not fetched before.
 */
export interface Later {
  readonly files: readonly string[]
  readonly part: 'page' | 'island'
}

interface DocumentParts {
  /** index.html: what every page has in common. */
  readonly shell: string
  readonly page: PublicPage
  readonly html: string
  readonly css: string
  readonly scripts: readonly string[]
  readonly later: Later | null
  /** The script that lets leave what waits on the device; fetched where something does. */
  readonly mail?: string | undefined
  /** The script of the next delivery, on the home page; fetched with a session. */
  readonly next?: string | undefined
  readonly font?: string | undefined
  /** The provider's origin, when it is another one. */
  readonly provider?: string | null
}

/** The document of a public page: index.html, with everything the first paint needs in it. */
export function publicDocument({
  shell,
  page,
  html,
  css,
  scripts,
  later,
  mail,
  next,
  font,
  provider = null,
}: DocumentParts): string {
  const ends = [
    ...(later?.files ?? []).map(
      (file) =>
        `<link rel="modulepreload" href="/${file}" fetchpriority="low"${later?.part === 'island' ? ' media="not all"' : ''} data-later>`,
    ),
    ...(mail === undefined ? [] : [`<link rel="modulepreload" href="/${mail}" media="not all" data-mail>`]),
    ...(next === undefined ? [] : [`<link rel="modulepreload" href="/${next}" media="not all" data-next>`]),
    // A browser holds the first paint back for a module that is not async; what this one reads stands before it.
    ...scripts.map((file) => `<script type="module" async src="/${file}" fetchpriority="low"></script>`),
  ]
  const changes: readonly (readonly [RegExp, string])[] = [
    [/>\s+</g, '><'],
    [/<title>[^<]*<\/title>/, `<title>${escaped(page.title)}</title>`],
    [/(?<=<meta name="description" content=")[^"]*/, escaped(page.description)],
    [/<style>[^]*?<\/style>/, ''],
    [
      /<\/head>/,
      `${providerMeta(provider)
        .map(({ name, content }) => `<meta name="${name}" content="${content}">`)
        .join('')}${preloadOf(font)}${documentHead(page)}${css && `<style>${css}</style>`}</head>`,
    ],
    [/<noscript>[^]*?<\/noscript>/, ''],
    [/<script type="module"[^]*?<\/script>/, ends.join('')],
    [/<div id="root"><\/div>/, `<div id="root">${html}</div>`],
  ]
  return changes.reduce((text, [pattern, part]) => {
    if (text.search(pattern) < 0) throw new Error(`index.html has no ${pattern}`)
    return text.replace(pattern, () => part)
  }, shell)
}

function preloadOf(font: string | undefined): string {
  return font === undefined ? '' : `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`
}
