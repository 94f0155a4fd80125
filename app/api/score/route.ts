import { refuseMethod, scoreRequest, tellMethods } from '@/lib/http';

const ALLOW = 'OPTIONS, POST';

const refuse = (request: Request): Response => refuseMethod(request, ALLOW);

export const POST = (request: Request): Promise<Response> => scoreRequest(request);
export const OPTIONS = (): Response => tellMethods(ALLOW);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
