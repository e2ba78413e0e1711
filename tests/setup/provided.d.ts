import 'vitest'

declare module 'vitest' {
  /** What a test reads with `inject`; `postgresUrl` only in the projects that are lent a PostgreSQL. */
  interface ProvidedContext {
    engine: 'sqlite' | 'postgres'
    postgresUrl: string
    buildFailure: string | null
  }
}
