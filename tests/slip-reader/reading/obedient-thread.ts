import { parentPort, threadId } from 'node:worker_threads'

/**
 * Does what it is asked: tells its number, or comes to grief; the first number of a shared memory is 1 once it runs in
 * a circle.
 */
parentPort?.on('message', (question: 'name' | 'throw' | 'exit' | Int32Array) => {
  if (question === 'throw') throw new Error('as asked')
  if (question === 'exit') process.exit(1)
  for (; typeof question === 'object';) Atomics.store(question, 0, 1)
  parentPort?.postMessage(threadId, [])
})
