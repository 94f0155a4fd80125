import { refuseMethod, tellMethods } from '@/lib/http';
import { gameFileJsonSchema } from '@/lib/files';

const ALLOW = 'GET, HEAD, OPTIONS';

export function GET(): Response {
  return Response.json(gameFileJsonSchema(), { headers: { 'content-type': 'application/schema+json' } });
}

const refuse = (request: Request): Response => refuseMethod(request, ALLOW);

export const OPTIONS = (): Response => tellMethods(ALLOW);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
