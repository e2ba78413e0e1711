import 'vitest'

declare module 'vitest' {
  /** What a test reads with `inject('engine')` and `inject('postgresUrl')`; the URL only where the engine is PostgreSQL. */
  interface ProvidedContext {
    engine: 'sqlite' | 'postgres'
    postgresUrl: string
  }
}
