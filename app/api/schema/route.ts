import { refuseMethod, schemaRequest, tellMethods } from '@/lib/http';

const ALLOW = 'GET, HEAD, OPTIONS';

const refuse = (request: Request): Response => refuseMethod(request, ALLOW);

export const GET = (request: Request): Response => schemaRequest(request);
export const OPTIONS = (): Response => tellMethods(ALLOW);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
