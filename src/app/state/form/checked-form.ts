import * as v from 'valibot'
import { proxy } from 'valtio'
import type { Refusal } from '#contract/wire/failure.ts'

/** A visit to a form of this room: what is typed and where, which fields were left, what the server refused. */
export interface FormState<Values extends object> {
  readonly values: Values
  readonly typed: readonly string[]
  readonly left: readonly string[]
  readonly refused: Readonly<Record<string, string>>
  readonly busy: boolean
}

/** `state` is a valtio proxy: read it with useSnapshot, change it with the actions. */
export interface CheckedForm<Values extends object> {
  readonly state: FormState<Values>
  type(changes: Partial<Values>): void
  /** Left for good: the form was sent. */
  leave(...names: readonly string[]): void
  /** Gone past: what is wrong is said where something was typed. */
  pass(name: keyof Values & string): void
  /** As it was before anything was typed, with these values. */
  clear(values: Values): void
  /** The server's own sentences, under their fields until those are typed again. */
  refuse(refusal: Refusal): void
  /** Runs `act` unless it is running already. */
  once(act: () => Promise<void>): Promise<void>
}

export function createCheckedForm<Values extends object>(blank: Values): CheckedForm<Values> {
  const state = proxy({
    values: { ...blank },
    typed: [] as string[],
    left: [] as string[],
    refused: {} as Record<string, string>,
    busy: false,
  })
  const leave = (...names: readonly string[]) => {
    state.left = [...new Set([...state.left, ...names])]
  }
  return {
    state,
    type(changes) {
      Object.assign(state.values, changes)
      for (const name of Object.keys(changes)) if (!state.typed.includes(name)) state.typed.push(name)
      for (const name of Object.keys(changes)) delete state.refused[name]
    },
    leave,
    pass(name) {
      if (state.typed.includes(name) || state.values[name]) leave(name)
    },
    clear(values) {
      Object.assign(state, { values: { ...values }, typed: [], left: [], refused: {} })
    },
    refuse({ errors }) {
      state.refused = Object.fromEntries(Object.entries(errors).map(([name, sentences]) => [name, sentences.join(' ')]))
    },
    async once(act) {
      if (state.busy) return
      state.busy = true
      try {
        await act()
      } finally {
        state.busy = false
      }
    },
  }
}

/** The sentence of each field: the server's, else the schema's once the field was left. */
export function problemsOf<Values extends object>(
  schema: v.GenericSchema<unknown, unknown>,
  { values, left, refused }: FormState<Values>,
): Partial<Record<string, string>> {
  const broken = Object.entries(brokenRules(schema, values)).filter(([name]) => left.includes(name))
  return { ...Object.fromEntries(broken), ...refused }
}

/** The first sentence of the schema for each wrong field, in the schema's order. */
export function brokenRules(schema: v.GenericSchema<unknown, unknown>, values: unknown): Record<string, string> {
  const parsed = v.safeParse(schema, values)
  const nested: Partial<Record<string, readonly string[]>> = parsed.success
    ? {}
    : (v.flatten(parsed.issues).nested ?? {})
  return Object.fromEntries(Object.entries(nested).map(([name, sentences]) => [name, sentences?.[0] ?? '']))
}
