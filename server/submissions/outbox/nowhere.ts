/** What an operator is told, everywhere, while nothing that visitors send goes anywhere. */
export const nowhere =
  'No destination is set up: what visitors send is stored and reaches nobody. Set MONDAY_API_TOKEN, SMTP_URL or WEBHOOK_URL.'
