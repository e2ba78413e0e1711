import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { buildIfStale, gazetteer } from './build.ts'

// The page by Vite with hot reload, the server beside it restarted at every change; one stops with the other.
buildIfStale(gazetteer)
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  stdio: 'inherit',
})
const page = await createServer({ server: { port: 5173 } })
await page.listen()
page.printUrls()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => server.kill('SIGTERM'))
server.once('exit', (code) => {
  void page.close().finally(() => process.exit(code ?? 0))
})
