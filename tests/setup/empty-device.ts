import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'

// Files of tests share a process: each begins on a device that keeps nothing.
globalThis.indexedDB = new IDBFactory()
