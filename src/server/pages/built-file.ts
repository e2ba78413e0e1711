import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** A file of the built page, with its smaller copies. */
export interface BuiltFile {
  readonly type: string
  readonly etag: string
  readonly plain: Uint8Array<ArrayBuffer>
  readonly br: Uint8Array<ArrayBuffer> | null
  readonly gzip: Uint8Array<ArrayBuffer> | null
}

/** The files of the folder, by path. */
export type Contents = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

/** The file at a path, with those that lie beside it. */
export function builtFile(path: string, plain: Uint8Array<ArrayBuffer>, contents: Contents): BuiltFile {
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: fingerprintOf(plain),
    plain,
    br: contents.get(`${path}.br`) ?? null,
    gzip: contents.get(`${path}.gz`) ?? null,
  }
}

/** A file as the server itself writes it: the build left no smaller copies. */
export function writtenFile(type: string, text: string): BuiltFile {
  const plain = new TextEncoder().encode(text)
  const [br, gzip] = [new Uint8Array(brotliCompressSync(plain)), new Uint8Array(gzipSync(plain))]
  return { type, etag: fingerprintOf(plain), plain, br, gzip }
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

/** A name for a content, for its ETag: the same bytes, the same name. */
export function fingerprintOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 27)
}
