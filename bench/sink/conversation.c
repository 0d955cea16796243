#include "conversation.h"

#include <string.h>
#include <strings.h>
#include <sys/socket.h>

/* The longest reply must still fit when a command is read. */
#define REPLY_ROOM 256

static const char greeting[] = "220 sink.example ESMTP\r\n";
static const char abilities[] =
    "250-sink.example\r\n250-PIPELINING\r\n250-SIZE 104857600\r\n250-ENHANCEDSTATUSCODES\r\n250 8BITMIME\r\n";
static const char ok[] = "250 2.0.0 Ok\r\n";
static const char go_on[] = "354 End data with <CR><LF>.<CR><LF>\r\n";
static const char taken[] = "250 2.0.0 Ok: taken\r\n";
static const char bye[] = "221 2.0.0 Bye\r\n";
static const char unknown[] = "502 5.5.1 Command not implemented\r\n";
static const char mail_end[] = "\r\n.\r\n";

static void say(struct client *client, const char *text, size_t length) {
  memcpy(client->reply + client->reply_length, text, length);
  client->reply_length += length;
}
#define SAY(client, text) say(client, text, sizeof(text) - 1)

/* Returns 0 when the client is gone, or does not read its replies. */
static int send_replies(struct client *client) {
  if (client->reply_length == 0) return 1;
  ssize_t sent = send(client->fd, client->reply, client->reply_length, MSG_NOSIGNAL);
  int is_sent = sent == (ssize_t)client->reply_length;
  client->reply_length = 0;
  return is_sent && client->phase != LEAVING;
}

/* Passes over text, leaping from CR to CR; returns 1 at the end of the mail. */
static int read_text(struct client *client) {
  const char *at = client->input + client->input_start, *stop = client->input + client->input_end;
  int match = client->dot_match;
  while (at < stop && mail_end[match]) {
    if (match == 0) {
      at = memchr(at, '\r', (size_t)(stop - at));
      if (!at) break;
    }
    if (*at == mail_end[match]) {
      match++;
      at++;
    } else {
      match = 0;
    }
  }
  client->input_start = at ? (size_t)(at - client->input) : client->input_end;
  client->dot_match = match;
  return !mail_end[match];
}

static int is(const char *line, const char *verb) { return strncasecmp(line, verb, 4) == 0; }

/* Returns 0 when there is no complete line yet. */
static int read_command(struct client *client) {
  char *line = client->input + client->input_start;
  char *end = memchr(line, '\n', client->input_end - client->input_start);
  if (!end) return 0;
  client->input_start = (size_t)(end + 1 - client->input);
  if (end - line < 4) SAY(client, unknown);
  else if (is(line, "EHLO")) SAY(client, abilities);
  else if (is(line, "HELO") || is(line, "MAIL") || is(line, "RCPT") || is(line, "RSET") || is(line, "NOOP"))
    SAY(client, ok);
  else if (is(line, "DATA")) {
    client->phase = TEXT;
    /* The line end of DATA counts: a mail without text is a dot at once. */
    client->dot_match = 2;
    SAY(client, go_on);
  } else if (is(line, "QUIT")) {
    client->phase = LEAVING;
    SAY(client, bye);
  } else SAY(client, unknown);
  return 1;
}

static void move_rest_to_start(struct client *client) {
  size_t rest = client->input_end - client->input_start;
  if (client->input_start == 0) return;
  memmove(client->input, client->input + client->input_start, rest);
  client->input_start = 0;
  client->input_end = rest;
}

int converse(struct client *client, int holds_replies, volatile uint64_t *mails) {
  while (client->input_start < client->input_end && !client->is_held && client->phase != LEAVING) {
    if (client->phase == COMMAND && !read_command(client)) break;
    if (client->phase == TEXT && read_text(client)) {
      (*mails)++;
      client->phase = COMMAND;
      client->is_held = holds_replies;
      if (!holds_replies) SAY(client, taken);
    }
    if (client->reply_length > REPLY_SIZE - REPLY_ROOM && !send_replies(client)) return 0;
  }
  move_rest_to_start(client);
  /* A command that fills the whole buffer is none. */
  return send_replies(client) && client->input_end < INPUT_SIZE;
}

int greet(struct client *client) {
  SAY(client, greeting);
  return send_replies(client);
}

int acknowledge_held(struct client *client) {
  client->is_held = 0;
  SAY(client, taken);
  return send_replies(client);
}
