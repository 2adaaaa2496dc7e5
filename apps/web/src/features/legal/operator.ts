/** Known to whoever runs a server and to nobody else; an operator puts it here and builds again. */
export const jurisdiction = '[jurisdiction of the operator]';
