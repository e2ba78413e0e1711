import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { InlineHashes } from '#server/guards/security-headers.ts'

/** A file of the built page, with the smaller copies that the build left beside it. */
export interface BuiltFile {
  readonly type: string
  readonly etag: string
  readonly plain: Uint8Array<ArrayBuffer>
  readonly br: Uint8Array<ArrayBuffer> | null
  readonly gzip: Uint8Array<ArrayBuffer> | null
}

/** The built page in memory: no path of a request ever reaches the disk. */
export interface BuiltApp {
  readonly shell: BuiltFile
  /** By path: '/assets/app-1a2b.js'. */
  readonly files: ReadonlyMap<string, BuiltFile>
  readonly inline: InlineHashes
}

/** Reads the built page, once, at boot; null when it has not been built. */
export function readBuiltApp(folder: string): BuiltApp | null {
  if (!existsSync(join(folder, 'index.html'))) return null
  const contents = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length).replaceAll('\\', '/'), new Uint8Array(readFileSync(path))] as const),
  )
  const files = new Map(
    [...contents].filter(([path]) => !/\.(?:br|gz)$/.test(path)).map(([path, plain]) => [path, builtFile(path, plain, contents)] as const),
  )
  const shell = files.get('/index.html') as BuiltFile
  return { shell, files, inline: inlineHashes(new TextDecoder().decode(shell.plain)) }
}

type Contents = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

function builtFile(path: string, plain: Uint8Array<ArrayBuffer>, contents: Contents): BuiltFile {
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: sha256(plain).slice(0, 27),
    plain,
    br: contents.get(`${path}.br`) ?? null,
    gzip: contents.get(`${path}.gz`) ?? null,
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
}

/** The content policy's names for the inline scripts and styles of a page. */
function inlineHashes(html: string): InlineHashes {
  return {
    scripts: hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi),
    styles: hashesOf(html, /<style[^>]*>([^]*?)<\/style>/gi),
  }
}

function hashesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text]) => `'sha256-${sha256(text ?? '', 'base64')}'`)
}

function sha256(content: string | Uint8Array, encoding: 'base64' | 'base64url' = 'base64url'): string {
  return createHash('sha256').update(content).digest(encoding)
}
