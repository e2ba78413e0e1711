import 'vitest'

declare module 'vitest' {
  /** What a test reads with `inject`; `postgresUrl` only in the projects that are lent a PostgreSQL. */
  interface ProvidedContext {
    engine: 'sqlite' | 'postgres'
    postgresUrl: string
    /** The name of a database with its tables and nothing in them; in the server's project alone. */
    templateDatabase: string
    buildFailure: string | null
    /** The X display of the screen that nobody sees; in WebKit's project alone. */
    display: string
  }
}
