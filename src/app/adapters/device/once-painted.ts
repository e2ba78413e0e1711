/** Runs a task once the document shows something, for the first time; after a second whatever it shows. */
export function oncePainted(task: () => void): void {
  const watch = new PerformanceObserver(() => run())
  const timer = setTimeout(() => run(), longestMs)
  const run = () => {
    watch.disconnect()
    clearTimeout(timer)
    task()
  }
  watch.observe({ type: 'paint' })
}

const longestMs = 1000
