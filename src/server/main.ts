import { openSite } from './config/site-file.ts'

// What the site says of itself stands before anything that reads it is loaded.
try {
  openSite(process.env)
  await (await import('./start.ts')).start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
