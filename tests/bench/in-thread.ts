import { Worker } from 'node:worker_threads'

/** What a script in a thread of its own says, once. */
export function inThread<Given, Said>(script: URL, workerData: Given): Promise<Said> {
  return new Promise((resolve, reject) => {
    new Worker(script, { workerData }).once('message', resolve).once('error', reject)
  })
}
