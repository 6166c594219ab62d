/** Where the payment company tells what has happened. */
export const webhookPath = '/api/stripe/webhook'
