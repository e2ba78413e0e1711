import { createSiteOutbox } from './site-outbox.ts'

// What waits for the network leaves from any public page.
createSiteOutbox()
