import { checkHealth, examine, type Finding } from '#server/health/doctor.ts'
import { readSellingEnv } from '#server/config/env.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { Command } from './command.ts'

export const health: Command = {
  async run(_words, { db, env, now }) {
    return told(await checkHealth({ db, env, now: now() }))
  },
}

export const doctor: Command = {
  async run(_words, { db, env, now, variables }) {
    return told([configuration(variables), ...(await examine({ db, env, now: now() }))])
  },
}

/** What a server that sells would refuse to start with; `bo` itself starts on less. */
function configuration(variables: NodeJS.ProcessEnv): Finding {
  try {
    readSellingEnv(variables)
    return { what: 'Configuration', words: 'bonne', isGood: true }
  } catch (error) {
    const words = error instanceof Error ? error.message.split('\n').slice(1).join(' ;').trim() : String(error)
    return { what: 'Configuration', words, isGood: false }
  }
}

/** A line each; any fault makes the command fail. */
function told(findings: readonly Finding[]): string[] {
  const lines = findings.map(({ what, words, isGood }) => `${isGood ? 'bon  ' : 'FAUTE'} ${what} : ${words}`)
  if (findings.some(({ isGood }) => !isGood)) throw new HttpError(503, lines.join('\n'))
  return lines
}
