import { orderScript, sentBytes } from '#tests/journeys/built-files.ts'
console.log(sentBytes('dist/app', orderScript('dist/app')))
