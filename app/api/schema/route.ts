import { gameFileJsonSchema } from '@/lib/files';
import { refuseMethod, tellMethods } from '@/lib/http';

const ALLOW = 'GET, HEAD, OPTIONS';

export function GET(): Response {
  return Response.json(gameFileJsonSchema(), { headers: { 'content-type': 'application/schema+json' } });
}

const refuse = (request: Request): Response => refuseMethod(request, ALLOW);

export const OPTIONS = (): Response => tellMethods(ALLOW);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
