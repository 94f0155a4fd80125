export { refuseMethod, schemaRequest, scoreRequest, tellMethods } from './score-request';
