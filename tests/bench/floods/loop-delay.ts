import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded into a server process before its own files: at each SIGUSR2 it writes how long its event loop was held up
// since the last, ms, into LOOP_DELAY_FILE.
const resolution = 5
const delay = monitorEventLoopDelay({ resolution })
delay.enable()
process.on('SIGUSR2', () => {
  const ms = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - resolution)
  writeFileSync(
    process.env['LOOP_DELAY_FILE'] ?? '',
    JSON.stringify({ p99: ms(delay.percentile(99)), max: ms(delay.max) }),
  )
  delay.reset()
})
