import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { errorFields } from '#server/log/log.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const { email } = await newSupplier(provider)
const thrown = async (statement: Promise<unknown>): Promise<unknown> =>
  await statement.then(
    () => null,
    (error: unknown) => error,
  )

describe('what the log keeps of a fault of the database', () => {
  const names = (error: unknown) => {
    const fields = errorFields(error)
    expect(fields).toMatchObject({ code: expect.any(String), place: expect.stringContaining('at ') })
    return JSON.stringify(fields).includes(email)
  }

  it('names nobody when an account is there already', async () => {
    expect(names(await thrown(sql`insert into users select * from users where email = ${email}`.execute(db)))).toBe(
      false,
    )
  })

  it('leaves out every word of PostgreSQL, which quotes values', () => {
    const quoting = Object.assign(new Error(`invalid input syntax: "${email}"`), {
      severity: 'ERROR',
      code: '22P02',
      detail: `Key (email)=(${email})`,
      where: email,
    })
    expect(Object.keys(errorFields(quoting)).toSorted()).toEqual(['code', 'error', 'place', 'reason'])
    expect(JSON.stringify(errorFields(quoting))).not.toContain(email)
    expect(errorFields(quoting)).toMatchObject({ error: 'Error', code: '22P02' })
  })
})
