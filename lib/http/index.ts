export { refuseMethod, scoreRequest, tellMethods } from './score-request';
