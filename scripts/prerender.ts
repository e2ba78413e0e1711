import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Plugin, ViteDevServer } from 'vite'
import { type PublicPage, publicPages, storePage, unlistedPages } from '#content/public-pages.ts'
import { providerOrigin } from './provider-mark.ts'
import { isStoreAddress } from '../src/contract/addresses.ts'
import { publicDocument, type Later } from './public-document.ts'
import { buildDrawing, buildForNode, scriptsOf } from './public-files.ts'

const pages = [...publicPages, ...unlistedPages]

/** A small script for all pages; React's for the contact form, and the estimator when touched (decisions 030, 107). */
const everyPage = 'src/app/site/every-page.ts'
/** The page of a store's poster leads on instead. */
const fromStore = 'src/app/site/from-store.ts'
const scriptOf = (page: PublicPage) => (page === storePage ? fromStore : everyPage)
const sendUnsentMail = 'src/app/site/contact/send-unsent-mail.ts'
/** The page that shows who is signed in their next delivery, and what shows it. */
const nextDelivery = {
  page: 'home',
  source: 'src/app/site/next-delivery/show-next-delivery.tsx',
  shows: 'src/app/site/next-delivery/next-delivery.tsx',
}
const takenOver: Readonly<
  Record<
    string,
    {
      readonly source: string
      readonly part: 'page' | 'island'
      readonly shows?: string
      readonly onTouch?: readonly string[]
    }
  >
> = {
  contact: {
    source: 'src/app/site/hydrate-contact.tsx',
    part: 'page',
    onTouch: ['src/app/site/contact/site-outbox.ts', 'src/app/site/contact/waiting-messages.tsx'],
  },
  home: {
    source: 'src/app/site/estimate/hydrate-estimate.tsx',
    part: 'island',
    shows: 'src/app/site/estimate/estimator.tsx',
  },
}
const componentsOf = ({ name }: PublicPage) =>
  [
    `src/app/site/${name}-page.tsx`,
    takenOver[name]?.shows ?? [],
    name === nextDelivery.page ? nextDelivery.shows : [],
  ].flat()
const sources = Object.values(takenOver).map(({ source }) => source)

/** Makes each public page a document that reads without a script. */
export function prerender(): Plugin {
  let origin: string | null = null
  return {
    name: 'colibat:prerender',
    configResolved({ env }) {
      origin = providerOrigin(env['VITE_API_URL'])
    },
    config: (_, { command }) =>
      command === 'build'
        ? {
            build: {
              rolldownOptions: {
                input: ['index.html', everyPage, fromStore, sendUnsentMail, nextDelivery.source, ...sources],
              },
            },
          }
        : {},
    async writeBundle({ dir = '' }, bundle) {
      // Kept beside the documents, which a server whose site is another one draws again (src/server/pages/drawings.ts).
      const { render } = await buildForNode<{ render(page: string): string }>('src/app/site/render.tsx', `${dir}/pages`)
      await buildForNode('src/app/first-paint.tsx', `${dir}/pages`)
      const shell = readFileSync('index.html', 'utf8')
      const font = Object.keys(bundle).find((file) => file.endsWith('.woff2'))
      mkdirSync(`${dir}/pages`, { recursive: true })
      for (const page of pages) {
        const { css, files } = await buildDrawing(componentsOf(page))
        for (const file of files) if (!(file.fileName in bundle)) writeFileSync(`${dir}/${file.fileName}`, file.source)
        const later = laterOf(page, (source) => scriptsOf(source, bundle, takenOver[page.name]?.onTouch))
        const document = publicDocument({
          shell,
          page,
          html: render(page.name),
          css,
          scripts: scriptsOf(scriptOf(page), bundle).slice(0, 1),
          later,
          mail: scriptsOf(sendUnsentMail, bundle)[0],
          next: page.name === nextDelivery.page ? scriptsOf(nextDelivery.source, bundle)[0] : undefined,
          font,
          provider: origin,
        })
        for (const [, file] of document.matchAll(/["(]\/(assets\/[^")]+)/g))
          if (!existsSync(`${dir}/${file}`)) this.error(`${page.path} asks for ${file}, which was not built`)
        writeFileSync(`${dir}/pages/${page.name}.html`, document)
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/[?#].*$/, '')
        const page = isStoreAddress(path) ? storePage : publicPages.find((each) => each.path === path)
        if (page === undefined) return next()
        showPage(server, page).then(
          (html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
          next,
        )
      })
    },
  }
}

function laterOf({ name }: PublicPage, filesOf: (source: string) => readonly string[]): Later | null {
  const taken = takenOver[name]
  return taken ? { files: filesOf(taken.source), part: taken.part } : null
}

/** In development, made anew at each request; its styles come by its component. */
async function showPage(server: ViteDevServer, page: PublicPage): Promise<string> {
  const { render } = await server.ssrLoadModule('/src/app/site/render.tsx')
  const scripts = [scriptOf(page), 'src/app/styles/styles.css', ...componentsOf(page)]
  const document = publicDocument({
    shell: readFileSync('index.html', 'utf8'),
    page,
    html: render(page.name),
    css: '',
    scripts,
    later: laterOf(page, (source) => [source]),
    mail: sendUnsentMail,
    next: page.name === nextDelivery.page ? nextDelivery.source : undefined,
  })
  return server.transformIndexHtml(page.path, document)
}
