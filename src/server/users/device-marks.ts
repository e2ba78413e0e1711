import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mostMarks } from '#contract/wire/headers.ts'
import type { UserRow } from './users.ts'
import { derivedKey } from '#server/keys/derived-keys.ts'

/** What a mark says: which account signed in on its device, with which password. Its name is nobody else's. */
export interface DeviceMark {
  readonly id: string
  readonly userId: number
  readonly sessionVersion: number
}

/** Marks of devices that an account signed in on (decision 089). One opens nothing: it says who is not a stranger. */
export interface DeviceMarks {
  make(account: Pick<UserRow, 'id' | 'session_version'>, now: Date): string
  /** The marks of a header that are ours and not over, each once. */
  read(header: string | undefined, now: Date): readonly DeviceMark[]
}

/** Marks made of an account, its session version, their end, a name and a signature. */
export function createDeviceMarks(serverKey: Uint8Array): DeviceMarks {
  const key = derivedKey(serverKey, 'device marks')
  const sign = (text: string) => createHmac('sha256', key).update(text).digest()
  const readOne = (mark: string, now: Date): DeviceMark | null => {
    const { text, userId, version, endsAt, id, signature } = shape.exec(mark)?.groups ?? {}
    if (text === undefined || id === undefined || endsAt === undefined || signature === undefined) return null
    if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(text))) return null
    return Number.parseInt(endsAt, 36) * 1000 <= now.getTime()
      ? null
      : { id, userId: Number(userId), sessionVersion: Number(version) }
  }
  return {
    make({ id, session_version: version }, now) {
      const endsAt = Math.floor(now.getTime() / 1000 + lifetimeSeconds).toString(36)
      const text = `${id}.${version}.${endsAt}.${randomBytes(12).toString('base64url')}`
      return `${text}.${sign(text).toString('base64url')}`
    },
    read(header, now) {
      const given = new Set((header ?? '').slice(0, longestHeader).split(' '))
      return [...given].slice(0, mostMarks).flatMap((mark) => readOne(mark, now) ?? [])
    },
  }
}

const shape =
  /^(?<text>(?<userId>\d{1,15})\.(?<version>\d{1,9})\.(?<endsAt>[0-9a-z]{1,9})\.(?<id>[\w-]{16}))\.(?<signature>[\w-]{43})$/
const longestHeader = mostMarks * 100
const lifetimeSeconds = 365 * 24 * 3600
