import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Account } from '#server/adapters/files/s3-files.ts'

/** An S3-compatible store in this process, with empty buckets: the account of each, and its end. */
export async function start(...buckets: readonly string[]) {
  const directory = await mkdtemp(join(tmpdir(), 'colibat-s3-'))
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: buckets.map((name) => ({ name })),
  })
  const { port } = await store.run()
  return {
    account: (bucket: string): S3Account => ({
      url: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      keyId: 'S3RVER',
      secret: 'S3RVER',
    }),
    async stop() {
      await store.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** An account as settings. */
export function s3Settings({ url, bucket, region, keyId, secret }: S3Account) {
  return { S3_URL: url, S3_BUCKET: bucket, S3_REGION: region, S3_KEY_ID: keyId, S3_SECRET: secret }
}
