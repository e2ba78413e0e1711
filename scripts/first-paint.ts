import type { Plugin } from 'vite'
import { buildDrawing, buildForNode, buildInline } from './public-files.ts'
import { usedStyles } from './used-styles.ts'

const source = 'src/app/first-paint.tsx'
const script = 'src/app/shell/before-script.ts'

interface FirstPaint {
  firstPaint(): string
  withoutScript(): string
}

/**
 * Draws every screen into the app's document, with its styles and the script that takes the one of the address. The app
 * lies in a template, from which that script starts it.
 */
export function drawFirstPaint(): Plugin {
  return {
    name: 'colibat:first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, server }) {
        if (bundle === undefined) {
          const drawn = (await server?.ssrLoadModule(`/${source}`)) as FirstPaint
          const styles = {
            tag: 'link',
            attrs: { rel: 'stylesheet', href: '/src/app/styles/styles.css' },
            injectTo: 'head' as const,
          }
          const draws = {
            tag: 'script',
            attrs: { type: 'module', src: `/${script}` },
            injectTo: 'body-prepend' as const,
          }
          return { html: html.replace(root, (place) => place + drawn.firstPaint()), tags: [styles, draws] }
        }
        const [{ firstPaint, withoutScript }, { css }, code] = await Promise.all([
          buildForNode<FirstPaint>(source),
          buildDrawing([source]),
          buildInline(script),
        ])
        const app = (html.match(appParts) ?? []).map((part) => part.trim()).join('')
        const [drawn, noScript] = [firstPaint(), withoutScript()]
        const changes: readonly (readonly [RegExp, string])[] = [
          [appParts, ''],
          [
            /<style>[^]*?<\/style>/,
            `<style>${usedStyles(css, `${drawn}<div class="loading">${noScript}`, ['aria-current', 'data-theme', 'data-session'])}</style>`,
          ],
          [root, `<div id="root"></div>${drawn}<template id="app">${app}</template><script>${code}</script>`],
          [/<noscript>[^]*?<\/noscript>/, `<noscript>${noScript}</noscript>`],
          [/>\s+</g, '><'],
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
const appParts = /<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?\s*/g
