import { join } from 'node:path'
import { createDiskFiles } from '#server/adapters/files/disk-files.ts'
import type { Files } from '#server/adapters/files/files.ts'
import { createS3Files } from '#server/adapters/files/s3-files.ts'
import type { Env } from './env.ts'
import { s3Account } from './s3-variables.ts'

/** What the environment says of where files lie. */
export type FilesEnv = Pick<Env, 'DATA_DIR' | 'S3_URL' | 'S3_BUCKET' | 'S3_REGION' | 'S3_KEY_ID' | 'S3_SECRET'>

/** The files of a site: in an S3-compatible store when one is configured, else in DATA_DIR/files. */
export function openFiles(env: FilesEnv, { fetch } = globalThis): Files {
  const account = s3Account(env)
  return account === null ? createDiskFiles(filesFolder(env)) : createS3Files({ account, fetch })
}

export function filesFolder({ DATA_DIR: folder }: Pick<FilesEnv, 'DATA_DIR'>): string {
  return join(folder, 'files')
}

/** 'DATA_DIR/files (/data/files)' or 'le bucket S3 fichiers (https://s3.example)'. */
export function filesPlace(env: FilesEnv): string {
  return env.S3_BUCKET === null
    ? `DATA_DIR/files (${filesFolder(env)})`
    : `le bucket S3 ${env.S3_BUCKET} (${env.S3_URL})`
}
