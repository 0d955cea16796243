#ifndef CONVERSATION_H
#define CONVERSATION_H

#include <stddef.h>
#include <stdint.h>

#define INPUT_SIZE 65536
#define REPLY_SIZE 4096

enum phase { COMMAND, TEXT, LEAVING };

struct client {
  int fd;
  enum phase phase;
  /* How much of CR LF . CR LF the text has shown last. */
  int dot_match;
  /* A mail is complete and its reply is to come later: nothing more is read until then. */
  int is_held;
  uint64_t due_at;
  struct client *next_held;
  size_t input_start, input_end, reply_length;
  char input[INPUT_SIZE];
  char reply[REPLY_SIZE];
};

/* All of these return 0 when the conversation is over. */

/* Counts every completed mail before its acknowledgement is sent. */
int converse(struct client *client, int holds_replies, volatile uint64_t *mails);
int greet(struct client *client);
int acknowledge_held(struct client *client);

#endif
