import { parentPort, threadId } from 'node:worker_threads'

/** Does what it is asked: tells its number, or comes to grief. */
parentPort?.on('message', (question: 'name' | 'throw' | 'exit' | 'hang') => {
  if (question === 'throw') throw new Error('as asked')
  if (question === 'exit') process.exit(1)
  for (; question === 'hang'; );
  parentPort?.postMessage(threadId, [])
})
