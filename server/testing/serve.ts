import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openServices } from '../services.ts'

// The API as a process of its own, so that a test can kill it. It says a line once it listens.
const config = readConfig(process.env)
const http = await createApp(await openServices(config))
await http.listen({ host: 'localhost', port: config.port })
process.stdout.write('listening\n')
