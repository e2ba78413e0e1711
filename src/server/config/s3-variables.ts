import * as v from 'valibot'
import type { S3Account } from '#server/adapters/files/s3-files.ts'

const text = (pattern: RegExp, sentence: string) =>
  v.optional(v.nullable(v.pipe(v.string(), v.regex(pattern, sentence))), null)

/** What the environment says of an S3-compatible store for the files: five variables, all or none. */
export const s3Variables = {
  S3_URL: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.check(isOrigin, 'l’adresse du service, https://… sans chemin'),
        v.transform((address) => new URL(address).origin),
      ),
    ),
    null,
  ),
  S3_BUCKET: text(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'le nom d’un bucket'),
  S3_REGION: text(/^[a-z\d-]+$/, 'une région, comme fr-par ou eu-west-3'),
  S3_KEY_ID: text(/^\S+$/, 'l’identifiant d’une clé d’accès'),
  S3_SECRET: text(/^\S+$/, 'le secret de la clé d’accès'),
}

export type S3Variable = keyof typeof s3Variables
type Given = Readonly<Record<S3Variable, string | null>>

/** Whether one is there when another is. */
export function isWithOtherS3(name: S3Variable) {
  return (given: Given): boolean => given[name] !== null || s3Names.every((other) => given[other] === null)
}

/** The account, null without one: the files are in DATA_DIR/files. */
export function s3Account({
  S3_URL: url,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_KEY_ID: keyId,
  S3_SECRET: secret,
}: Given): S3Account | null {
  return url === null || bucket === null || region === null || keyId === null || secret === null
    ? null
    : { url, bucket, region, keyId, secret }
}

const s3Names = ['S3_URL', 'S3_BUCKET', 'S3_REGION', 'S3_KEY_ID', 'S3_SECRET'] as const satisfies readonly S3Variable[]

function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin, href } = new URL(address)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}
