import { refuseMethod, scoreRequest } from '@/lib/http';

const refuse = (request: Request): Response => refuseMethod(request, 'POST');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT, scoreRequest as POST };
