import 'fake-indexeddb/auto'
import disk from 'fake-indexeddb'
import { promisifyRequest } from 'idb-keyval'

// Files of tests share a process, and its disk: each begins on a device that keeps nothing. It is emptied, not
// replaced: what one file has open, the modules that it shares with the next keep open.
globalThis.indexedDB = disk
for (const { name = '' } of await disk.databases()) {
  const database = await promisifyRequest(disk.open(name))
  for (const store of database.objectStoreNames)
    await promisifyRequest(database.transaction(store, 'readwrite').objectStore(store).clear())
  database.close()
}
