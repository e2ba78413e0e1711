import type { Plugin } from 'vite'
import { buildDrawing, buildForNode, buildInline } from './public-files.ts'

const source = 'src/app/first-paint.tsx'

interface FirstPaint {
  firstPaint(): string
  withoutScript(): string
}

/**
 * Draws into the document of the app what each screen is until it is there, with all that needs: its styles, the components it is rendered from, and
 * the script that takes the one of the address. The sheet of the app comes after it, so that nothing of it is waited for.
 */
export function drawFirstPaint(): Plugin {
  return {
    name: 'colibat:first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, server }) {
        if (bundle === undefined) {
          const drawn = (await server?.ssrLoadModule(`/${source}`)) as FirstPaint
          const styles = { tag: 'link', attrs: { rel: 'stylesheet', href: '/src/app/styles/styles.css' }, injectTo: 'head' as const }
          const script = { tag: 'script', attrs: { type: 'module', src: '/src/app/shell/before-script.ts' }, injectTo: 'body-prepend' as const }
          return { html: html.replace(root, (place) => place + drawn.firstPaint()), tags: [styles, script] }
        }
        const [{ firstPaint, withoutScript }, { css }, script] = await Promise.all([buildForNode<FirstPaint>(source), buildDrawing([source]), buildInline('src/app/shell/before-script.ts')])
        const sheets = html.match(sheet) ?? []
        const changes: readonly (readonly [RegExp, string])[] = [
          [sheet, ''],
          [/<style>[^]*?<\/style>/, `<style>${css}</style>`],
          [root, `<div id="root"></div>${firstPaint()}<script>${script}</script>${sheets.join('')}`],
          [/<noscript>[^]*?<\/noscript>/, `<noscript>${withoutScript()}</noscript>`],
        ]
        return changes.reduce((text, [pattern, part]) => {
          if (text.search(pattern) < 0) throw new Error(`index.html has no ${pattern}`)
          return text.replace(pattern, () => part)
        }, html)
      },
    },
  }
}

const root = /<div id="root"><\/div>/
const sheet = /<link rel="stylesheet"[^>]*>\s*/g
