import { refuseMethod } from '@/lib/http';
import { gameFileJsonSchema } from '@/lib/table';

export function GET(): Response {
  return Response.json(gameFileJsonSchema(), { headers: { 'content-type': 'application/schema+json' } });
}

const refuse = (request: Request): Response => refuseMethod(request, 'GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
