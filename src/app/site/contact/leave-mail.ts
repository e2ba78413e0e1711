import { createSitePost } from './site-post.ts'

// What waits for the network leaves from any public page.
createSitePost()
