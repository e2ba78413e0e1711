import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { type Files, checkFilePath, isFilePath, FilesUnavailable } from './files.ts'

/** Where an S3-compatible store is, and who asks it. */
export interface S3Account {
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

/** `timeoutMs`: for a whole answer, its body included. `mostListed` at a time. */
export interface S3Options {
  readonly account: S3Account
  readonly fetch: typeof fetch
  readonly timeoutMs?: number
  readonly mostListed?: number
}

/**
 * Files in an S3-compatible store, which several machines share (decision 092). Bytes go through this server. Throws
 * FilesUnavailable when the store refuses or is silent.
 */
export function createS3Files({
  account: { url, bucket, region, keyId, secret },
  fetch,
  timeoutMs = 15_000,
  mostListed = 500,
}: S3Options): Files {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries: 0 })
  const base = `${url}/${bucket}`

  /** The status and the whole body; 404 is an answer, but a bucket that is not there is none. */
  const ask = async (method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', address: string, bytes?: Uint8Array) => {
    const hash = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex')
    try {
      const request = await client.sign(address, {
        method,
        headers: { 'X-Amz-Content-Sha256': hash },
        ...(bytes && { body: new Uint8Array(bytes) }),
      })
      const response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
      const body = new Uint8Array(await response.arrayBuffer())
      if (response.ok) return { headers: response.headers, body }
      const code = textOf(body, 'Code') ?? ''
      if (response.status === 404 && code !== 'NoSuchBucket') return null
      throw new Error(`${response.status} ${code}`.trim())
    } catch (error) {
      throw new FilesUnavailable(`S3 ${method}: ${reasonOf(error)}`, { cause: error })
    }
  }
  const place = (path: string) => {
    checkFilePath(path)
    return `${base}/${path}`
  }

  return {
    async save(path, bytes) {
      if ((await ask('PUT', place(path), bytes)) === null) throw new FilesUnavailable('S3 PUT: 404')
    },
    async read(path) {
      return (await ask('GET', place(path)))?.body ?? null
    },
    async remove(path) {
      await ask('DELETE', place(path))
    },
    async *list(folder) {
      let after: string | undefined
      do {
        // The first version of this call goes on from a name, the second from a token: a name will do, and every store
        // knows it.
        const query = new URLSearchParams({
          'max-keys': String(mostListed),
          prefix: `${folder}/`,
          ...(after !== undefined && { marker: after }),
        })
        const answer = await ask('GET', `${base}?${query}`)
        if (answer === null) throw new FilesUnavailable('S3 list: 404')
        const keys = [...new TextDecoder().decode(answer.body).matchAll(/<Key>([^<]*)<\/Key>/g)].map(
          ([, key = '']) => key,
        )
        yield keys.filter(isFilePath)
        after = textOf(answer.body, 'IsTruncated') === 'true' ? keys.at(-1) : undefined
      } while (after !== undefined)
    },
    async savedAt(path) {
      const saved = (await ask('HEAD', place(path)))?.headers.get('last-modified')
      return saved ? new Date(saved) : null
    },
    free: async () => Number.POSITIVE_INFINITY,
  }
}

/** 'fetch failed, ECONNREFUSED': what `fetch` says by itself is the same for a wrong name and a cut cable. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = error.cause instanceof Error && 'code' in error.cause ? `, ${error.cause.code}` : ''
  return `${error.message}${code}`
}

/** '<Code>SlowDown</Code>' → 'SlowDown'. */
function textOf(xml: Uint8Array, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(new TextDecoder().decode(xml))?.[1]
}
