/** What the record of acts is searched by, beside the employee and the subject: the act, the time, and orders that a search has shown. */
export const searchedActs = {
  withoutTransaction: [
    'drop index concurrently if exists staff_act_act',
    'create index concurrently staff_act_act on staff_act (act, id)',
    'drop index concurrently if exists staff_act_time',
    'create index concurrently staff_act_time on staff_act (acted_at)',
    'drop index concurrently if exists staff_act_found',
    "create index concurrently staff_act_found on staff_act using gin (string_to_array(reason, ', ')) where act = 'find'",
  ],
};
