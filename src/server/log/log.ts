import { destination, pino } from 'pino'

/** The log: one JSON line an event. Fields hold nothing personal and no token: routes as patterns, never addresses. */
export interface Log {
  info(fields: Readonly<Record<string, unknown>>, message: string): void
  /** What nobody has lost anything by yet. */
  warn(fields: Readonly<Record<string, unknown>>, message: string): void
  error(fields: Readonly<Record<string, unknown>>, message: string): void
}

/**
 * Lines on standard output: those of one turn of the event loop are written together, an error at once. `base`: what
 * each line says of who writes it.
 */
export function createLog(level: string, base: Readonly<Record<string, string>> | null = null): Log {
  const output = destination({ dest: 1, sync: true })
  let lines = ''
  const write = (): void => {
    if (lines !== '') output.write(lines)
    lines = ''
  }
  const keep = (line: string): void => {
    if (lines === '') setImmediate(write)
    lines += line
  }
  process.on('exit', write)
  const logger = pino({ level, base, timestamp: pino.stdTimeFunctions.isoTime }, { write: keep })
  return {
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error(fields, message) {
      logger.error(fields, message)
      write()
    },
  }
}

/**
 * What a log line keeps of an error. A database quotes people's values in its message and its `detail`: of its errors,
 * the code and the place stay.
 */
export function errorFields(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { error: typeof error }
  const place = error.stack
    ?.split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
  return {
    error: error.name,
    code: 'code' in error ? error.code : undefined,
    reason: 'severity' in error ? undefined : error.message,
    place,
  }
}
